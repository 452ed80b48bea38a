/** Names that lead to this machine or to the network around it. */
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|example|onion)$/;

/**
 * Whether an address that somebody else wrote may be called: public, encrypted and on the usual port. One that is a number, or
 * names a machine of ours, could lead what we send to where only we get.
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
