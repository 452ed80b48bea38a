import { isPublicAddress } from '#src/edge/public-address.ts';
import type { DirectoryEntry } from './authority.ts';

/**
 * A directory's entry, with the addresses of it that may be called: anybody can have any written there. Null where none can be.
 *
 * @param authorityUrl where the directory is; a counterpart on this machine names others beside it
 */
export function publicEntry(entry: DirectoryEntry | null, authorityUrl: string): DirectoryEntry | null {
  if (entry === null || authorityUrl.startsWith('http:')) return entry;
  if (!isPublicAddress(entry.receptionUrl)) return null;
  const { approvalUrl, loginUrl } = entry;
  return {
    ...entry,
    approvalUrl: isPublicAddress(approvalUrl) ? approvalUrl : '',
    loginUrl: loginUrl !== null && isPublicAddress(loginUrl) ? loginUrl : null,
  };
}
