import { describe, expect, test } from 'vitest'
import { disarm, postComment } from '../../.github/postComment.mjs'

interface Call {
  name: string
  body?: string
}

/** Creates a fake GitHub with one open pull request and some comments, which records the calls. */
function fakeGithub(comments: object[], pulls: object[] = [pull]) {
  const calls: Call[] = []
  const write = (name: string) => (input: { body: string }) => void calls.push({ name, body: input.body })
  const github = {
    rest: {
      pulls: {
        list: async (input: { head: string }) => {
          calls.push({ name: `list ${input.head}` })
          return { data: pulls }
        },
      },
      issues: { listComments: {}, updateComment: write('update'), createComment: write('create') },
    },
    paginate: async () => comments,
  }
  return { github, calls }
}

const pull = { number: 7, head: { sha: 'abc', repo: { id: 1 } } }
const context = {
  repo: { owner: 'agency', repo: 'site' },
  payload: {
    workflow_run: { head_sha: 'abc', head_branch: 'columbia', head_repository: { id: 1, owner: { login: 'ann' } } },
  },
}
const marker = '<!-- ashlar: what this change does to the site -->'
const post = async (comments: object[], pulls?: object[], text = 'All fine.') => {
  const { github, calls } = fakeGithub(comments, pulls)
  const said = await postComment({ github, context, text })
  return { said, calls: calls.slice(1), asked: calls[0]?.name }
}

describe('.github/postComment.mjs', () => {
  test('asks for the pull request of the run, not of the text', async () => {
    expect((await post([])).asked).toBe('list ann:columbia')
  })

  test('comments where there is no comment yet', async () => {
    expect((await post([])).calls).toEqual([{ name: 'create', body: `${marker}\nAll fine.` }])
  })

  test('updates its own comment', async () => {
    const own = { id: 3, user: { type: 'Bot' }, body: `${marker}\nOld.` }
    expect((await post([own])).calls.map(({ name }) => name)).toEqual(['update'])
  })

  test('leaves a comment that says the same', async () => {
    const own = { id: 3, user: { type: 'Bot' }, body: `${marker}\nAll fine.` }
    expect((await post([own])).calls).toEqual([])
  })

  test('leaves the comment of a person who copied the mark', async () => {
    const other = { id: 3, user: { type: 'User' }, body: `${marker}\nMine.` }
    expect((await post([other])).calls.map(({ name }) => name)).toEqual(['create'])
  })

  test.each([
    ['newer commits', [{ ...pull, head: { sha: 'def', repo: { id: 1 } } }]],
    ['another repository', [{ ...pull, head: { sha: 'abc', repo: { id: 2 } } }]],
    ['a repository that is gone', [{ ...pull, head: { sha: 'abc', repo: null } }]],
    ['no open pull request', []],
  ])('posts nothing for %s', async (_, pulls) => {
    expect((await post([], pulls)).calls).toEqual([])
  })

  test.each([
    '@ann look',
    'closes #12',
    '<img src="https://evil.example/x.png">',
    `${marker}`,
    '[a prize](https://evil.example)',
    '![x](https://evil.example/x.png)',
    '[a prize][1]\n\n[1]: https://evil.example',
    'https://evil.example',
    'www.evil.example',
    '&commat;ann &num;12 &#64;ann &lt;img&gt; https&colon;//evil.example',
  ])('disarms %s', (text) => {
    expect(disarm(text)).not.toMatch(/@ann|#12|<img|<!--|\]\(|\]\[|\]:|https?:\/\/|www\.|&[#\w]/)
  })

  test('keeps the link to the guide', () => {
    const text = 'See [the guide](../blob/HEAD/pages/README.md).'
    expect(disarm(text)).toBe(text)
  })

  test.each(['<', 'a', '@a', '🧹', '[x](y)', 'https://a.example '])(
    'cuts %s, many times, to what GitHub takes',
    (piece) => {
      const body = `${marker}\n${disarm(piece.repeat(70_000))}`
      expect([body.length <= 65_536, body.length > 60_000, !/\p{Surrogate}/u.test(body)]).toEqual([true, true, true])
    },
  )
})
