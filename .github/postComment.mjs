/**
 * Posts or updates the comment of a pull request. The text comes from a run of the pull request's own code, so it is data:
 * cut, and without anything that GitHub would turn into a link, a mention, HTML or a picture.
 */

/** Identifies the comment; a text cannot hold it, as its `<` is disarmed. */
const marker = '<!-- ashlar: what this change does to the site -->'
/** GitHub takes 65,536 characters, the mark included. */
const mostCharacters = 65_000
/** WORD JOINER is invisible, and nothing beside it is a link or a mention. */
const joint = '\u2060'
/** The link that our own texts have. */
const ownLink = '[the guide](../blob/HEAD/pages/README.md)'

export function disarm(text) {
  const disarmed = text
    .split(ownLink)
    .map((part) =>
      part
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
        .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '')
        .replaceAll('<', `<${joint}`)
        // GitHub reads entities before it looks for mentions and links.
        .replace(/&(?=[#\w])/g, `&${joint}`)
        .replace(/\](?=[([:])/g, `]${joint}`)
        .replace(/([@#])(?=\w)/g, `$1${joint}`)
        .replace(/\b(https?|ftp|mailto|xmpp):/gi, `$1${joint}:`)
        .replace(/\bwww\./gi, `www${joint}.`),
    )
    .join(ownLink)
  // A cut within a pair of surrogates would leave half a letter.
  return disarmed.length > mostCharacters ? `${disarmed.slice(0, mostCharacters).toWellFormed()}\n\n…` : disarmed
}

export async function postComment({ github, context, text }) {
  const run = context.payload.workflow_run
  // The run is GitHub's own description; the pull request's code wrote the artifact.
  const { data: pulls } = await github.rest.pulls.list({
    ...context.repo,
    state: 'open',
    head: `${run.head_repository.owner.login}:${run.head_branch}`,
    per_page: 100,
  })
  const pull = pulls.find(({ head }) => head.sha === run.head_sha && head.repo?.id === run.head_repository.id)
  if (!pull) return 'The pull request has newer commits, or is closed: nothing was posted.'
  const body = `${marker}\n${disarm(text)}`
  const { issues } = github.rest
  const issue = { ...context.repo, issue_number: pull.number }
  const comments = await github.paginate(issues.listComments, { ...issue, per_page: 100 })
  const own = comments.find((comment) => comment.user?.type === 'Bot' && comment.body?.startsWith(marker))
  if (own?.body === body) return 'The comment is up to date.'
  if (own) await issues.updateComment({ ...context.repo, comment_id: own.id, body })
  else await issues.createComment({ ...issue, body })
  return own ? `Updated the comment of #${pull.number}.` : `Commented on #${pull.number}.`
}
