/** How Preact draws what is written for React. Imported first by every page. */

import { options } from 'preact'

// React lets effects follow what was drawn at once; a frame later, a click could come in between.
options.requestAnimationFrame = (work) => queueMicrotask(work)
