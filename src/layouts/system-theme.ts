/**
 * A style sheet whose dark theme also follows the system where scripts are off, since it is a script that sets
 * `data-theme` otherwise.
 *
 * @throws when the sheet has no dark theme.
 */
export function withSystemTheme(styles: string): string {
  const dark = /\[data-theme="?dark"?\]\s*\{([^}]*--page:[^}]*)\}/.exec(styles)?.[1];
  if (!dark) throw new Error('The style sheet has no dark theme.');
  return `${styles}@media (scripting:none) and (prefers-color-scheme:dark){:root{${dark}}}`;
}
