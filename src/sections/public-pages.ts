/**
 * Every page that a visitor may open without an account. Navigation, footer, sitemap, alternates of languages, pictures
 * for social networks, the service worker's files, the size table and the browser tests all follow from this list.
 * A page's words are in public/locales under `pages.<name>`: what links call it, its title and its description.
 */
export const publicPages = [
  { name: 'landing', path: '/', isListed: true },
  { name: 'features', path: '/features/', isListed: true, navigation: true, footer: 'product' },
  { name: 'pricing', path: '/pricing/', isListed: true, navigation: true, footer: 'product' },
  { name: 'analyzer', path: '/portfolio-analyzer/', isListed: true, navigation: true, footer: 'product' },
  { name: 'waitlist', path: '/waitlist/', isListed: true, navigation: true, footer: 'product' },
  { name: 'contact', path: '/contact/', isListed: true, navigation: true, footer: 'help' },
  { name: 'aiTest', path: '/ai-test/', isListed: true, footer: 'help' },
  { name: 'aiNav', path: '/ai-nav/', isListed: true, footer: 'help' },
  { name: 'status', path: '/status/', isListed: true, footer: 'help' },
  { name: 'privacy', path: '/privacy/', isListed: true, footer: 'legal' },
  { name: 'terms', path: '/terms/', isListed: true, footer: 'legal' },
  { name: 'cookies', path: '/cookies/', isListed: true, footer: 'legal' },
  { name: 'login', path: '/login/', isListed: true, footer: 'account' },
  { name: 'signup', path: '/signup/', isListed: true, footer: 'account' },
  { name: 'auth', path: '/auth/', isListed: true },
] as const satisfies readonly PublicPage[];

export interface PublicPage {
  name: string;
  /** The address without its language; `/es` and `/en` stand before it. */
  path: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Whether the header links to it. */
  navigation?: boolean;
  /** The part of the footer that links to it. */
  footer?: 'product' | 'help' | 'legal' | 'account';
}

export type PublicPageName = (typeof publicPages)[number]['name'];

/** The page of that name. */
export function publicPage(name: PublicPageName): PublicPage {
  const page = publicPages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`There is no public page "${name}".`);
  return page;
}
