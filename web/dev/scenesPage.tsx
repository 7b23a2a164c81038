/** Every situation of the catalogue in all sizes and both prints, and a place to open a saved record or position. */

import '../app/drawing.ts'
import '../look/index.css'
import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { keepOpened, parsed } from './opened.ts'
import { SCENES } from './scenes.ts'

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const
const PRINTS = ['light', 'dark'] as const

/** Large windows are drawn smaller, so that several stand beside each other. */
const zoomOf = (width: number): number => Math.min(1, 620 / width)

function Window({ scene, size, print }: { scene: string; size: (typeof SIZES)[number]; print: string }) {
  const zoom = zoomOf(size.width)
  const address = `/dev/table?scene=${scene}&theme=${print}`
  return (
    <figure>
      <figcaption>
        <a href={`${address}&inspect`}>
          {size.width} × {size.height}, {print}
        </a>
      </figcaption>
      <div style={{ width: size.width * zoom, height: size.height * zoom, overflow: 'hidden' }}>
        <iframe
          title={`${scene} ${size.width} ${print}`}
          src={address}
          loading="lazy"
          width={size.width}
          height={size.height}
          style={{ border: 0, transform: `scale(${zoom})`, transformOrigin: '0 0' }}
        />
      </div>
    </figure>
  )
}

function Opening() {
  const [text, setText] = useState('')
  const go = () => {
    keepOpened(text)
    location.href = '/dev/table?inspect'
  }
  return (
    <section className="dev-open">
      <h2 className="heading-4">Open a record or a position</h2>
      <input
        type="file"
        aria-label="File"
        onChange={(event) => void event.target.files?.[0]?.text().then((found) => setText(found))}
      />
      <textarea
        className="field mono"
        rows={6}
        aria-label="Text"
        placeholder={'game village\nseats 2\nseed any words'}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="button" className="btn" disabled={text.trim() === ''} onClick={go}>
        Open this {typeof parsed(text) === 'string' ? 'position' : 'record'}
      </button>
    </section>
  )
}

function Page() {
  const chosen = new URLSearchParams(location.search).get('scene')
  const games = [...new Set(SCENES.map((scene) => scene.game))]
  return (
    <main className="dev-page">
      <h1 className="heading-1">Scenes</h1>
      <Opening />
      {games.map((game) => (
        <nav key={game} className="row wrap" aria-label={game}>
          <b>{game}</b>
          {SCENES.filter((scene) => scene.game === game).map((scene) => (
            <a
              key={scene.id}
              className={`btn small${scene.id === chosen ? ' is-chosen' : ''}`}
              href={`?scene=${scene.id}`}
            >
              {scene.id}: {scene.asked ?? 'the end'}, {scene.seats}
            </a>
          ))}
        </nav>
      ))}
      {chosen !== null && (
        <div className="dev-windows">
          {SIZES.flatMap((size) =>
            PRINTS.map((print) => <Window key={`${size.width} ${print}`} scene={chosen} size={size} print={print} />),
          )}
        </div>
      )}
    </main>
  )
}

const place = document.getElementById('app')
if (place !== null) createRoot(place).render(<Page />)
