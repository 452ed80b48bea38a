import { type Language, languages } from '#src/i18n/language.ts';
import { type PublicPageName, publicPage } from './public-pages.ts';
import { pathIn, translator } from './translate.ts';

/** One statement of schema.org about the page, for machines. */
export type Statement = { '@type': string } & Record<string, unknown>;

/** Who publishes the site. */
export function organization(site: URL): Statement {
  return {
    '@type': 'Organization',
    '@id': new URL('/#organization', site).href,
    name: translator('es')('brand'),
    url: new URL('/', site).href,
    logo: new URL('/icons/icon-512.png', site).href,
    areaServed: { '@type': 'Country', name: 'Dominican Republic' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: new URL(publicPage('contact').path, site).href,
      availableLanguage: languages,
    },
  };
}

/** The product. @param offers its plans, as schema.org's `Offer`s, where the page names prices */
export function softwareApplication(site: URL, language: Language, offers?: readonly Statement[]): Statement {
  const text = translator(language);
  return {
    '@type': 'SoftwareApplication',
    name: text('brand'),
    description: text('pages.landing.description'),
    url: new URL(pathIn(language, '/'), site).href,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any, in a web browser',
    inLanguage: languages,
    publisher: { '@id': new URL('/#organization', site).href },
    ...(offers && { offers }),
  };
}

/** Where the page stands: home, then itself. */
export function breadcrumbs(site: URL, language: Language, name: PublicPageName): Statement {
  const text = translator(language);
  const step = (page: PublicPageName, position: number) => ({
    '@type': 'ListItem',
    position,
    name: text(`pages.${page}.label`),
    item: new URL(pathIn(language, publicPage(page).path), site).href,
  });
  return { '@type': 'BreadcrumbList', itemListElement: [step('landing', 1), step(name, 2)] };
}

/** Questions that the page itself shows with their answers, as plain text. */
export function faqPage(items: readonly { question: string; answer: string }[]): Statement {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The text of the page's `<script type="application/ld+json">`: no text in it can end the element. */
export function statementsText(statements: readonly Statement[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
