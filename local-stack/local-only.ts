import type { IncomingMessage } from 'node:http';

const loopbackAddresses = /^(127\.|::1$|::ffff:127\.)/;
const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Whether a request may use `/_local/…`, which needs no key. The sender must be on this machine; the name in the
 * address must be this machine's too, because a hostile page can make its own name lead here; and a page of another
 * origin must not send it.
 */
export function isLocalRequest(incoming: IncomingMessage): boolean {
  const host = incoming.headers.host ?? '';
  if (!loopbackAddresses.test(incoming.socket.remoteAddress ?? '')) return false;
  if (!URL.canParse(`http://${host}`) || !loopbackNames.includes(new URL(`http://${host}`).hostname))
    return false;
  const { origin } = incoming.headers;
  return origin === undefined || origin === `http://${host}`;
}
