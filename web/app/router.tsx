/** The pages and their addresses; every page is fetched when it is first opened. */

import { GAMES } from '@dorfplatz/games'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { Start } from '../pages/Start.tsx'
import { type BoxSearch, readBox } from './box.ts'
import { type CarriedSearch, readOptions } from './carried.ts'
import { Failed, NotFound } from './Failed.tsx'
import { Shell } from './Shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFound, errorComponent: Failed })

const start = createRoute({ getParentRoute: () => root, path: '/', component: Start })
const play = createRoute({
  getParentRoute: () => root,
  path: '/play/$game',
  validateSearch: (search: Record<string, unknown>): { first?: true } => (search.first === true ? { first: true } : {}),
  component: lazyRouteComponent(() => import('../pages/Play.tsx'), 'Play'),
})
const create = createRoute({
  getParentRoute: () => root,
  path: '/new',
  validateSearch: (search: Record<string, unknown>): CarriedSearch & { game?: string; together?: boolean } => ({
    ...(typeof search.game === 'string' ? { game: search.game } : {}),
    ...(search.together === true ? { together: true } : {}),
    ...readOptions(search.options),
  }),
  component: lazyRouteComponent(() => import('../pages/Create.tsx'), 'Create'),
})
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$id',
  validateSearch: (search: Record<string, unknown>): { invite?: string } =>
    typeof search.invite === 'string' ? { invite: search.invite } : {},
  component: lazyRouteComponent(() => import('../pages/Table.tsx'), 'TablePage'),
})
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$id',
  validateSearch: (search: Record<string, unknown>): { at?: number; invite?: string } => {
    const at = Number(search.at)
    return {
      ...(Number.isInteger(at) && at >= 0 && search.at !== undefined ? { at } : {}),
      ...(typeof search.invite === 'string' ? { invite: search.invite } : {}),
    }
  },
  component: lazyRouteComponent(() => import('../pages/Replay.tsx'), 'ReplayPage'),
})

/** What is looked for on a page, and what of the box it tells of. */
const asked = (search: Record<string, unknown>): BoxSearch & { readonly q?: string } => ({
  ...(typeof search.q === 'string' || typeof search.q === 'number' ? { q: String(search.q) } : {}),
  ...readBox(search),
})

const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  validateSearch: asked,
  component: lazyRouteComponent(() => import('../rulebook/Rules.tsx'), 'Rules'),
})
const quick = createRoute({
  getParentRoute: () => root,
  path: '/quick/$game',
  validateSearch: readBox,
  component: lazyRouteComponent(() => import('../pages/Quick.tsx'), 'Quick'),
})
const numbers = createRoute({
  getParentRoute: () => root,
  path: '/numbers/$game',
  component: lazyRouteComponent(() => import('../pages/Numbers.tsx'), 'Numbers'),
})
const cards = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game',
  validateSearch: asked,
  component: lazyRouteComponent(() => import('../pages/Cards.tsx'), 'Cards'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/Settings.tsx'), 'SettingsPage'),
})
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn',
  component: lazyRouteComponent(() => import('../learn/Learn.tsx'), 'Learn'),
})
const intro = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  component: lazyRouteComponent(() => import('../learn/book/Intro.tsx'), 'Intro'),
})
const glossary = createRoute({
  getParentRoute: () => root,
  path: '/glossary/$game',
  validateSearch: asked,
  component: lazyRouteComponent(() => import('../learn/book/Glossary.tsx'), 'GlossaryPage'),
})
const lesson = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game/$chapter',
  component: lazyRouteComponent(() => import('../learn/LessonPage.tsx'), 'LessonPage'),
})
const corner = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game/practice/$corner',
  component: lazyRouteComponent(() => import('../learn/CornerPage.tsx'), 'CornerPage'),
})
const analysis = createRoute({
  getParentRoute: () => root,
  path: '/analysis/$id',
  component: lazyRouteComponent(() => import('../analysis/Analysis.tsx'), 'AnalysisPage'),
})
const daily = createRoute({
  getParentRoute: () => root,
  path: '/daily',
  validateSearch: (search: Record<string, unknown>): { game?: string; mode?: string } => ({
    ...(typeof search.game === 'string' ? { game: search.game } : {}),
    ...(typeof search.mode === 'string' ? { mode: search.mode } : {}),
  }),
  component: lazyRouteComponent(() => import('../daily/Daily.tsx'), 'Daily'),
})
const club = createRoute({
  getParentRoute: () => root,
  path: '/club',
  component: lazyRouteComponent(() => import('../club/Club.tsx'), 'Club'),
})
const person = createRoute({
  getParentRoute: () => root,
  path: '/person/$id',
  component: lazyRouteComponent(() => import('../person/Person.tsx'), 'PersonPage'),
})
const ownPage = createRoute({
  getParentRoute: () => root,
  path: '/person',
  component: lazyRouteComponent(() => import('../person/Person.tsx'), 'OwnPage'),
})
const career = createRoute({
  getParentRoute: () => root,
  path: '/career',
  component: lazyRouteComponent(() => import('../career/Career.tsx'), 'CareerPage'),
})
const series = createRoute({
  getParentRoute: () => root,
  path: '/series',
  component: lazyRouteComponent(() => import('../pages/Series.tsx'), 'SeriesPage'),
})
const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  validateSearch: (search: Record<string, unknown>): { token?: string; invitation?: string } => ({
    ...(typeof search.token === 'string' ? { token: search.token } : {}),
    ...(typeof search.invitation === 'string' || typeof search.invitation === 'number'
      ? { invitation: String(search.invitation) }
      : {}),
  }),
  component: lazyRouteComponent(() => import('../pages/Account.tsx'), 'Account'),
})
const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  component: lazyRouteComponent(() => import('../admin/Admin.tsx'), 'Admin'),
})

const [FIRST] = GAMES

/** Where an address was shortened: the reference pages begin with the first game, the others on the start page. */
const shortened = [
  ...(['/rules', '/quick', '/cards', '/glossary'] as const).map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to: `${path}/$game`, params: { game: FIRST }, replace: true })
      },
    }),
  ),
  ...['/play', '/table', '/replay'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ to: '/', replace: true })
      },
    }),
  ),
]

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    play,
    create,
    table,
    replay,
    rules,
    quick,
    numbers,
    cards,
    settings,
    learn,
    intro,
    glossary,
    lesson,
    corner,
    analysis,
    daily,
    club,
    person,
    ownPage,
    career,
    series,
    account,
    admin,
    ...shortened,
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
