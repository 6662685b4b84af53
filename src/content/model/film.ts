/** A video, from the address that a page gives. */
export type Film =
  /** `type` is its media type. */
  | { kind: 'file'; type: string }
  /** `frame` is the address of the player, `host` the site that receives the visitor's request. */
  | { kind: 'frame'; frame: string; host: string }
