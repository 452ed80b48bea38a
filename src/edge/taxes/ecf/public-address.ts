import type { DirectoryEntry } from './authority.ts';

/** Names that lead to this machine or to the network around it. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example|onion)$/;

/**
 * Whether an address may be one of another taxpayer's services: public, encrypted and on the usual port, as DGII asks of them. One
 * that is a number, or names a machine of ours, could lead what we send to where only we get.
 */
export function isPublicAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const name = hostname.replace(/\.$/, '');
  // Numbers in any notation come out of the parser as four of them.
  const isNumber = name.startsWith('[') || /^[\d.]+$/.test(name);
  return (
    protocol === 'https:' &&
    `${port}${username}${password}` === '' &&
    name.includes('.') &&
    !isNumber &&
    !INSIDE.test(name)
  );
}

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
