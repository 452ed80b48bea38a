/**
 * By whom a request is counted: the network address, of which a household or an office has one. Of an IPv6 address the
 * first half, because the rest is the reader's to choose.
 */
export function clientKey(request: Request): string {
  // Cloudflare sets it, whatever the request said.
  const address = request.headers.get('cf-connecting-ip')?.trim().toLowerCase() ?? '';
  return address.includes(':') ? networkOf(address) : address;
}

const GROUPS = 8;
const NETWORK_GROUPS = 4;

function networkOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const missing = tail === undefined ? 0 : Math.max(GROUPS - before.length - after.length, 0);
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
