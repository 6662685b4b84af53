/** Makes a text one that formats and does nothing else: no link, mention, HTML or picture, and not too long. */
export function disarm(text: string): string

/** Posts or updates the comment; gives what was done, in a sentence. The client and event are those of actions/github-script. */
export function postComment(input: { github: unknown; context: unknown; text: string }): Promise<string>
