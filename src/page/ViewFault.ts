/** An error thrown by the component of a site's own section type. */
export class ViewFault extends Error {
  // Each bundle has its own copy of this class, so `isViewFault` compares the name.
  override name = 'ViewFault'

  /**
   * @param type type of the section, such as `our/menuBoard`
   * @param cause the error that the component threw
   */
  constructor(
    readonly type: string,
    override readonly cause: unknown,
  ) {
    super(`The section ${type} stops with an error.`)
  }
}

/** Whether an error is a ViewFault, including one from another copy of this module. */
export const isViewFault = (error: unknown): error is ViewFault => error instanceof Error && error.name === 'ViewFault'
