import { describe, expect, it } from 'vitest';
import { listRepository, readRepository } from './repository.ts';
import { agreedNames, agreedTerms } from './rules/agreed-terms.ts';
import { browserStorage } from './rules/browser-storage.ts';
import { clientOfParts } from './rules/client-of-parts.ts';
import { columnsOnce } from './rules/columns-once.ts';
import { databaseNames } from './rules/database-names.ts';
import { dayOfAZone } from './rules/day-of-a-zone.ts';
import { declaredCalls } from './rules/declared-calls.ts';
import { declaredScreens } from './rules/declared-screens.ts';
import { declaredVerbs } from './rules/declared-verbs.ts';
import { dictionaryKeys } from './rules/dictionary-keys.ts';
import {
  addressesInDocs,
  databaseNamesInDocs,
  linksInDocs,
  pathsInDocs,
  roomPages,
  shortSentences,
} from './rules/docs.ts';
import { endpoints } from './rules/endpoints.ts';
import { finishedWork } from './rules/finished-work.ts';
import { fixedSeed } from './rules/fixed-seed.ts';
import { importZones } from './rules/import-zones.ts';
import { layout } from './rules/layout.ts';
import { lazyParts } from './rules/lazy-parts.ts';
import { listScreen } from './rules/list-screen.ts';
import { literalTexts } from './rules/literal-texts.ts';
import { kebabCase, namedExports, noBarrels } from './rules/module-shape.ts';
import { moneyLooks } from './rules/money-looks.ts';
import { notKnown } from './rules/not-known.ts';
import { oneDateRange } from './rules/one-date-range.ts';
import { oneForm } from './rules/one-form.ts';
import { oneKeyMap } from './rules/one-key-map.ts';
import { outcomePages } from './rules/outcome-pages.ts';
import { pureDomain } from './rules/pure-domain.ts';
import { roomsInSettings, sameRooms } from './rules/rooms.ts';
import { safeMarkup } from './rules/safe-markup.ts';
import { schemaPlan } from './rules/schema-plan.ts';
import { screenTexts } from './rules/screen-texts.ts';
import { shownComponents } from './rules/shown-components.ts';
import { fileSize, functionSize } from './rules/size.ts';
import { spokenToAsUsted } from './rules/spoken-to-as-usted.ts';
import { stableRequestIds } from './rules/stable-request-ids.ts';
import { textOrder } from './rules/text-order.ts';
import { messagesByVerbs, orderOfEffects } from './rules/what-follows.ts';

const files = readRepository();
const rules = {
  importZones,
  pureDomain,
  dayOfAZone,
  literalTexts,
  dictionaryKeys,
  namedExports,
  noBarrels,
  kebabCase,
  fileSize,
  functionSize,
  screenTexts,
  declaredScreens,
  sameRooms,
  roomPages,
  shortSentences,
  pathsInDocs: pathsInDocs(listRepository()),
  linksInDocs,
  addressesInDocs,
  databaseNamesInDocs,
  roomsInSettings,
  schemaPlan,
  declaredVerbs,
  orderOfEffects,
  messagesByVerbs,
  safeMarkup,
  finishedWork,
  fixedSeed,
  browserStorage,
  clientOfParts,
  layout,
  spokenToAsUsted,
  agreedNames,
  agreedTerms,
  shownComponents,
  oneDateRange,
  oneKeyMap,
  moneyLooks,
  notKnown,
  oneForm,
  databaseNames,
  declaredCalls,
  stableRequestIds,
  columnsOnce,
  listScreen,
  lazyParts,
  endpoints,
  outcomePages,
  textOrder,
};

const NO_TEXT_OF_OURS =
  /\.(png|ico|jpg|svg|avif|webp|pdf|woff2|xsd)$|^tests\/golden\/|^(package-lock\.json|\.editorconfig|\.gitignore|public\/fonts\/OFL\.txt)$/;

describe('the repository', () => {
  it('is read, but for pictures, fonts and the few other files that hold no text of ours', () => {
    expect(files.length).toBeGreaterThan(50);
    const read = new Set(files.map(({ path }) => path));
    const unread = listRepository().filter((path) => !read.has(path) && !NO_TEXT_OF_OURS.test(path));
    const keysOfTests = /^tests\/fixtures\/signing-keys\/[\w.-]+\.(pem|p12)$/;
    expect(unread.filter((path) => !keysOfTests.test(path))).toEqual([]);
  });

  it.each(Object.entries(rules))('keeps the rule %s', (_name, rule) => {
    expect(rule(files)).toEqual([]);
  });
});
