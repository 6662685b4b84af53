/** Takes the effect out of links, mentions, HTML and pictures in a text, and cuts it to the length that GitHub takes. */
export function disarm(text: string): string

/** Posts or updates the comment, and gives a sentence for the log. `github` and `context` are those of actions/github-script. */
export function postComment(input: { github: unknown; context: unknown; text: string }): Promise<string>
