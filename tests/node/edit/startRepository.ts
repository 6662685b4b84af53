/**
 * Makes a folder a git repository of its owner, with all its files in a first commit.
 *
 * @param git runs git in that folder
 */
export function startRepository(git: (...args: string[]) => unknown): void {
  git('init', '--quiet', '--initial-branch=main')
  for (const [name, value] of Object.entries({
    'user.name': 'Owner',
    'user.email': 'owner@example.com',
    'commit.gpgsign': 'false',
  }))
    git('config', name, value)
  git('add', '.')
  git('commit', '--quiet', '--message=First')
}
