/** The code of a section type of a site: files relative to the folder of the site. */
export interface OwnSectionCode {
  /** `our/menuBoard`. */
  type: string
  view: string
  island?: string
  styles?: string
}

/** The code that a site brings for its own section types. */
export interface OwnCode {
  /** The folder of the site, absolute. */
  home: string
  sections: readonly OwnSectionCode[]
  /** Changes with any file of its folder `sections/`. */
  hash: string
}

/** The code of a site without section types of its own. */
export const noOwnCode: OwnCode = { home: '', sections: [], hash: '' }
