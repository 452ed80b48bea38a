import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The place that the current request wants its mail link to lead to. The API package always uses the site's root;
 * the mail composer runs inside the same request and takes the target from here.
 */
const currentTarget = new AsyncLocalStorage<string>();

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The address that a mail link may lead to: the wanted one when it belongs to this stack, else the site's root.
 * A link to elsewhere would hand the session to a stranger's page.
 */
export function allowedRedirect(wanted: string | null | undefined, siteUrl: string): string {
  if (!wanted || !URL.canParse(wanted)) return siteUrl;
  const target = new URL(wanted);
  const site = new URL(siteUrl);
  const isSameHost = target.origin === site.origin;
  const isSameLoopback =
    loopbackNames.includes(target.hostname) &&
    loopbackNames.includes(site.hostname) &&
    target.port === site.port &&
    target.protocol === site.protocol;
  return isSameHost || isSameLoopback ? wanted : siteUrl;
}

/** Runs `work` so that mail sent in it leads to `target`. */
export function withRedirectTarget<T>(target: string, work: () => Promise<T>): Promise<T> {
  return currentTarget.run(target, work);
}

export function currentRedirectTarget(): string | undefined {
  return currentTarget.getStore();
}
