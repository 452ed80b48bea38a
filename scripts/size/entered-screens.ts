import path from 'node:path';
import {
  type Area,
  readScreens,
  repositoryRoot,
  routesOf,
  type ScreenFacts,
} from '../../config/screens/read-screens.ts';
import { knownTexts, reader, TextsOfScreens } from '../../config/screens/texts-of.ts';

/** A screen with what it loads: names of scripts without their hash. */
export interface EnteredScreen {
  /** A regular expression of what follows the area's address; nothing does where its first screen is. */
  readonly paths: string;
  readonly scripts: readonly string[];
  /** Texts, without their language. */
  readonly texts: readonly string[];
}

/** The address of a record itself, not of something about it. */
const RECORD = /^\/[^/]+\/:id$/;

const isEntered = ({ menu, paths }: ScreenFacts) =>
  !paths.includes('/') && (menu !== undefined || paths.some((one) => RECORD.test(one)));

/** An address that names a record has its id, which no fixed word could be. */
const patternOf = (address: string) =>
  address.replaceAll(/:\w*id\b/gi, '[0-9a-f-]{36}').replaceAll(/:\w+/g, '[^/]+');

const scriptOf = ({ source }: ScreenFacts) => path.basename(source, '.tsx');

/**
 * The screens of an area that a reader comes to from elsewhere: from its menu as a kept address, or by the link to a record. In the
 * order in which an address is compared with them. Two screens whose files have one name are left out: their scripts cannot be
 * told apart.
 */
export function enteredScreens(area: Area): EnteredScreen[] {
  const texts = new TextsOfScreens(reader(repositoryRoot));
  const all = readScreens(area);
  const hasOwnName = (one: ScreenFacts) =>
    new Set(all.filter((other) => scriptOf(other) === scriptOf(one)).map(({ source }) => source)).size === 1;
  const routes = routesOf(all).filter(({ screen }) => isEntered(screen) && hasOwnName(screen));
  return [...Map.groupBy(routes, ({ screen }) => screen)].map(([screen, own]) => ({
    paths: own.map((route) => patternOf(route.path)).join('|'),
    scripts: [scriptOf(screen)],
    texts: texts.of(screen.source, knownTexts(area, screen)).map(fileOf),
  }));
}

/** `tenantAutopay` is in the file `tenant-autopay.es`. */
export const fileOf = (namespace: string) =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
