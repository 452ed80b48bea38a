import type { UserType } from '#src/domain/foundation/enums.ts';
import type { Language } from '#src/i18n/language.ts';
import type { AreaName } from './routes.ts';

const basePaths: Record<AreaName, string> = {
  owner: '/owner-dashboard',
  tenant: '/tenant-dashboard',
  admin: '/admin',
};

/** The area that a kind of user works in. */
export function areaOf(userType: UserType): AreaName {
  return userType === 'manager' ? 'owner' : userType;
}

/** Address of an area's first screen. */
export function areaHome(area: AreaName): string {
  return `${basePaths[area]}/`;
}

/** Address of a page that has one address a language, such as `/login/`. Spanish is at the root. */
export function localizedPath(path: string, language: Language): string {
  return language === 'es' ? path : `/${language}${path}`;
}

/** The sign-in page that afterwards leads back to where the reader was. */
export function loginPath(language: Language, next: string): string {
  return `${localizedPath('/login/', language)}?next=${encodeURIComponent(next)}`;
}

/**
 * A `next` of ours, or null: it must be a path of this origin, or a link of somebody else could send a reader who
 * has just signed in to another site.
 */
export function safeNext(next: string | null, origin: string): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    // The browser's own reading decides: it takes "//host", "/\host" and tabs within for other hosts.
    const url = new URL(next, origin);
    const path = url.pathname + url.search + url.hash;
    // Read twice: what "/a/..//host" comes out as is itself the address of another host.
    return url.origin === origin && new URL(path, origin).origin === origin ? path : null;
  } catch {
    return null;
  }
}
