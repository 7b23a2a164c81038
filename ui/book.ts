/**
 * A game for readers: what it is about in three minutes, and its rule catalogue in chapters that can be read one after
 * the other. Pictures are tables of the guided game, drawn by the game's own boards; the rules stand in the catalogue.
 */

/** A table of the guided game, and what is shown of it. */
export interface BookPicture {
  /** The chapter or corner whose table it is. */
  readonly table: string
  /** After so many of the chapter's tasks are done as its model does them; at its beginning where absent. */
  readonly after?: number
  readonly part: 'board' | 'mine' | 'goods'
  /** The thing that is shown, as a selector of the game's drawings; the whole part where absent. */
  readonly of?: string
  /** What has a ring around it. */
  readonly lit?: string
}

export interface BookPage {
  readonly id: string
  readonly picture?: BookPicture
  /** Cards of the game, drawn as they are. */
  readonly cards?: readonly string[]
  /** Woodcuts beside the words, where no board shows it better. */
  readonly icons?: readonly string[]
}

export interface BookChapter extends BookPage {
  /** Sections of the rule catalogue, in this order. */
  readonly sections: readonly string[]
}

export interface Book {
  /** The game in three minutes. */
  readonly pages: readonly BookPage[]
  readonly chapters: readonly BookChapter[]
}

/** One page of the introduction: a heading and a few sentences. `{icon:name}` stands for a woodcut. */
export interface PageText {
  readonly title: string
  readonly say: readonly string[]
}

export interface BookChapterText {
  readonly title: string
  /** What the chapter is about, before the rules themselves. */
  readonly lead: string
  readonly example?: string
}

export interface BookText {
  readonly pages: { readonly [page: string]: PageText }
  readonly chapters: { readonly [chapter: string]: BookChapterText }
}
