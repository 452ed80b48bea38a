import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';

/** The group of one's own account, at the end of every area's menu. */
export const accountGroup = {
  id: 'account',
  label: (_: unknown, { shell }: CommonText) => shell.account.group,
  isClosed: true,
} as const;
