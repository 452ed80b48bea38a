const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;
const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;
/** What comes along when an address is copied: spaces of all kinds, and marks that nobody sees. */
const UNSEEN = /[\s\u200b-\u200d\u2060\ufeff]+/g;

/**
 * An address as it is kept, in small letters and with an international domain as the network writes it; null when it is
 * none. `private.normal_email` in the database decides by the same rule.
 */
export function normalizeEmail(text: string): string | null {
  if (/\p{Cc}|\p{Bidi_Control}/u.test(text.replace(UNSEEN, ' '))) return null;
  const trimmed = text.normalize('NFKC').replace(UNSEEN, ' ').trim().toLowerCase();
  const at = trimmed.lastIndexOf('@');
  const address = `${trimmed.slice(0, Math.max(at, 0))}@${networkDomain(trimmed.slice(at + 1))}`;
  const isAddress = address.length <= MAX_LENGTH && at <= MAX_LOCAL_LENGTH && ADDRESS.test(address);
  return isAddress ? address : null;
}

/** Letters of two scripts in one name, such as a Cyrillic "а" among Latin letters: it looks like a domain that it is not. */
const isMixed = (label: string) =>
  /\p{Script=Latin}/u.test(label) && /(?!\p{Script=Latin})\p{L}/u.test(label);

/** `piñaverde.do` is `xn--piaverde-e3a.do` to the network. */
function networkDomain(domain: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(domain);
  if (isPlain || domain.split('.').some(isMixed) || !URL.canParse(`http://${domain}`)) return domain;
  const url = new URL(`http://${domain}`);
  return url.host === url.hostname && url.pathname === '/' ? url.hostname : domain;
}
