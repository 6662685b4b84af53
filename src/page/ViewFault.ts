/** What the component of a site's own section type throws while it is drawn. */
export class ViewFault extends Error {
  // A bundle has a class of its own; an error that leaves one keeps this name.
  override name = 'ViewFault'

  /**
   * @param type of the section, `our/menuBoard`
   * @param cause what it has thrown
   */
  constructor(
    readonly type: string,
    override readonly cause: unknown,
  ) {
    super(`The section ${type} stops with an error.`)
  }
}

/** Whether an error is that of an own section type, from another copy of this module too. */
export const isViewFault = (error: unknown): error is ViewFault => error instanceof Error && error.name === 'ViewFault'
