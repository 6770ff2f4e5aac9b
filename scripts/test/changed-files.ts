import { spawnSync } from 'node:child_process'
import { ROOT } from '../command/options.ts'

/** Lines that git prints; none where it fails. */
export function git(...args: string[]): string[] {
  const { stdout, status } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

/** Files that differ from `main`, with those that are not committed; on `main` itself, without any, those of the last commit. */
export function changedFiles(): string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD')
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return changed.length > 0 ? changed : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}
