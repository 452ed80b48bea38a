import type { Permission } from '#src/domain/people/permissions.ts';
import { useLanguage } from '#src/i18n/react.tsx';
import { areaHome } from '../area-paths.ts';
import { later, useLater } from '../later.ts';
import type { AreaName } from '../routes.ts';
import { useOrganizations } from '../session.ts';
import type { PaletteItem } from './palette-items.ts';

/** Shorter texts are beginnings of names, which the palette finds itself. */
const SHORTEST = 4;
/** With so many lines the palette's own search has found enough. */
const ENOUGH = 3;
const MOST = 3;

type Find = typeof import('./place-finder-es.ts').find;

// The palette does without it where it cannot be fetched, and tries again when it is opened anew.
const fetched = (file: Promise<{ find: Find }>) => file.then(({ find }) => find).catch(() => undefined);
const finders = {
  es: later(() => fetched(import('./place-finder-es.ts'))),
  en: later(() => fetched(import('./place-finder-en.ts'))),
};
const none = later<Find | undefined>(() => Promise.resolve(undefined));

/** Lines of the palette to which everyday words lead, where its own search finds little. Their code comes when it is wanted. */
export function useSuggested(
  typed: string,
  lines: readonly PaletteItem[],
  items: readonly PaletteItem[],
  area: AreaName,
): readonly PaletteItem[] {
  const language = useLanguage();
  const { active } = useOrganizations();
  const isWanted = typed.trim().length >= SHORTEST && lines.length < ENOUGH;
  const find = useLater(isWanted ? finders[language] : none);
  if (!isWanted || !find) return [];
  const can = (permission: string) => active?.can(permission as Permission) ?? false;
  const home = areaHome(area);
  return find(typed, { areas: [area], can })
    .flatMap(({ path }) => items.find((item) => item.path === `/${path.slice(home.length)}`) ?? [])
    .filter(({ path }) => lines.every((line) => line.path !== path))
    .slice(0, MOST)
    .map((item) => ({ ...item, id: `suggested-${item.id}`, group: 'suggested' }));
}
