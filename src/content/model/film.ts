/** A film by the address that a page gives. */
export type Film =
  /** `type` is its media type. */
  | { kind: 'file'; type: string }
  /** `frame` is the address of the player, `host` who learns of a visitor that plays it. */
  | { kind: 'frame'; frame: string; host: string }
