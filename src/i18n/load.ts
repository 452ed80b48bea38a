import type { AdminText } from './dictionaries/foundation/admin.en.ts';
import type { CommonText } from './dictionaries/foundation/common.en.ts';
import type { ErrorText } from './dictionaries/foundation/errors.en.ts';
import type { OwnerText } from './dictionaries/foundation/owner.en.ts';
import type { TenantText } from './dictionaries/foundation/tenant.en.ts';
import type { AuthText } from './dictionaries/people/auth.en.ts';
import type { Language } from './language.ts';

/** The texts of first screens, each with its type. */
type FirstTexts = {
  common: CommonText;
  errors: ErrorText;
  auth: AuthText;
  owner: OwnerText;
  tenant: TenantText;
  admin: AdminText;
};

type LazyTexts = typeof import('./lazy-texts.ts').lazyTexts;

/** Every namespace with the type of its texts. */
export type Texts = FirstTexts & {
  [N in keyof LazyTexts]: Awaited<ReturnType<LazyTexts[N]['en']>>;
};
export type Namespace = keyof Texts;

type Loaders<T> = { [N in keyof T]: Record<Language, () => Promise<T[N]>> };

// One literal import per file, so that the bundler makes a chunk of each and a page fetches only its own.
const firstTexts: Loaders<FirstTexts> = {
  common: {
    en: () => import('./dictionaries/foundation/common.en.ts').then((file) => file.common),
    es: () => import('./dictionaries/foundation/common.es.ts').then((file) => file.common),
  },
  errors: {
    en: () => import('./dictionaries/foundation/errors.en.ts').then((file) => file.errorsEn),
    es: () => import('./dictionaries/foundation/errors.es.ts').then((file) => file.errorsEs),
  },
  auth: {
    en: () => import('./dictionaries/people/auth.en.ts').then((file) => file.auth),
    es: () => import('./dictionaries/people/auth.es.ts').then((file) => file.auth),
  },
  owner: {
    en: () => import('./dictionaries/foundation/owner.en.ts').then((file) => file.owner),
    es: () => import('./dictionaries/foundation/owner.es.ts').then((file) => file.owner),
  },
  tenant: {
    en: () => import('./dictionaries/foundation/tenant.en.ts').then((file) => file.tenant),
    es: () => import('./dictionaries/foundation/tenant.es.ts').then((file) => file.tenant),
  },
  admin: {
    en: () => import('./dictionaries/foundation/admin.en.ts').then((file) => file.admin),
    es: () => import('./dictionaries/foundation/admin.es.ts').then((file) => file.admin),
  },
};

const loaded = new Map<string, Texts[Namespace]>();

/** The texts of a namespace when they are here already. */
export function knownText<N extends Namespace>(namespace: N, language: Language): Texts[N] | undefined {
  return loaded.get(`${namespace}.${language}`) as Texts[N] | undefined;
}

/** Fetches the namespaces in one language; what is here already costs nothing. Rejects when a file cannot be fetched. */
export async function loadText(language: Language, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.filter((namespace) => !loaded.has(`${namespace}.${language}`));
  await Promise.all(
    missing.map(async (namespace) => {
      loaded.set(`${namespace}.${language}`, await loadOne(namespace, language));
    }),
  );
}

async function loadOne(namespace: Namespace, language: Language): Promise<Texts[Namespace]> {
  if (namespace in firstTexts) return firstTexts[namespace as keyof FirstTexts][language]();
  const { lazyTexts } = await import('./lazy-texts.ts');
  const loaders: Loaders<Omit<Texts, keyof FirstTexts>> = lazyTexts;
  return loaders[namespace as keyof LazyTexts][language]();
}
