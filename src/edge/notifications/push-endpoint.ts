/** Names that are none of the public network. */
const PRIVATE_NAME =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|invalid|onion|home\.arpa)$/;
const ADDRESS = /^(\[.*\]|\d+(\.\d+){3})$/;

/**
 * Whether a message may be sent there. The address comes from a browser, so that it may be anything: it must be https at a public
 * name, on the usual port, without a password. A push service is never an IP address.
 *
 * @param localUrl of the counterpart on this machine, where there is one
 */
export function isPushEndpoint(endpoint: string, localUrl: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin, pathname } = new URL(endpoint);
  if (localUrl && `${origin}${pathname}`.startsWith(`${localUrl}/`))
    return username === '' && password === '';
  const name = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    password === '' &&
    name.includes('.') &&
    !ADDRESS.test(name) &&
    !PRIVATE_NAME.test(name)
  );
}
