export const corners = {}
