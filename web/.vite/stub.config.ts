import base from '../vite.config.ts'
import { existsSync } from 'node:fs'
const stubs = (process.env.STUB ?? '').split(',')
const plugin = () => ({ name: 'stub', enforce: 'pre' as const, resolveId(id: string) { const m = /^@dorfplatz\/(\w+)$/.exec(id); if (m && stubs.includes(m[1]!)) return '\0stub'; return null }, load(id: string) { return id === '\0stub' ? 'export default 1' : null } })
export default { ...base, plugins: [plugin(), ...(base.plugins as [])], worker: { format: 'es' as const, plugins: () => [plugin()] } }
