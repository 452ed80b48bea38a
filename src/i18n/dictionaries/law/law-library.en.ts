import type { ArticleSource, LegalArticleId } from '#src/domain/law/articles.ts';

interface ArticleText {
  title: string;
  /** Our own words: never a quote. */
  text: string;
}

/** The library of the law: our paraphrases, and where they come from. */
export const lawLibrary = {
  information: 'This is information, not legal advice. No lawyer has reviewed it.',
  search: 'Search the law',
  searchHint: 'A word, an article or a law',
  found: (p: { count: number }): string =>
    p.count === 0 ? 'Nothing found' : p.count === 1 ? '1 entry' : `${p.count} entries`,
  noneTitle: 'Nothing found',
  noneText: 'Try another word or the number of an article.',
  cites: (p: { law: string; article: string }) => `${p.law}, art. ${p.article}`,
  inForce: (p: { since: string }) => `In force since ${p.since}`,
  repealed: (p: { until: string; law: string; article: string }) =>
    `Repealed: held until ${p.until} (${p.law}, art. ${p.article})`,
  badge: { inForce: 'In force', repealed: 'Repealed' },
  source: 'Source',
  sinceUnknown: 'In force. Since when: date not checked',
  neverReviewed: 'Not compared with its source: date not checked. Not reviewed by a lawyer.',
  reviewed: (p: { date: string }) => `Compared with its source on ${p.date}. Not reviewed by a lawyer.`,
  articles: {
    scope: {
      title: 'What the law covers',
      text: 'It covers homes, shops and the premises of nonprofits. It leaves out hotels, tourist stays of up to 90 days, farmland and free zones.',
    },
    contract: {
      title: 'What a lease says',
      text: 'The parties, the exact address, a description and the condition, the furniture and the use. Also the price with its date, place and form, the end date, the elected domicile and the contract date.',
    },
    receipt: {
      title: 'Receipt of each payment',
      text: 'Rent is paid monthly unless the lease says otherwise. The landlord owes a receipt for each payment.',
    },
    increase: {
      title: 'Rent increases',
      text: 'Rent goes up by agreement. For homes where nothing was agreed expressly, the increase is at most 10%.',
    },
    renewal: {
      title: 'Renewal',
      text: 'A lease renews by itself unless notice is given. A spoken lease is taken to last one year for homes and two for shops.',
    },
    death: {
      title: 'Death of the tenant',
      text: 'There are 30 days to take over the lease.',
    },
    deposit: {
      title: 'Deposit',
      text: 'For homes, the deposit is at most two months of rent. For shops the parties agree on it.',
    },
    deposit_bank: {
      title: 'Deposit at a bank',
      text: 'The parties may agree to keep the deposit at a bank. No one has to.',
    },
    retention: {
      title: 'Keeping part of the deposit',
      text: 'Whoever keeps part of the deposit says why in writing. There are five calendar days from the return of the unit, and photos, quotes or estimates go with it.',
    },
    repairs: { title: 'Repairs', text: 'The owner makes the repairs that are necessary.' },
    advertising: { title: 'Ads', text: 'An ad for a rental may not discriminate.' },
    new_owner: { title: 'New owner', text: 'Whoever buys the property is bound by the lease.' },
    meetings: {
      title: 'Condominium meetings',
      text: 'The tenant has a voice in the meetings of the condominium.',
    },
    sublease: { title: 'Subletting', text: 'The tenant may sublet only with permission in writing.' },
    notice_dwelling: {
      title: 'Notice at the end of the term: homes',
      text: 'Whoever does not want the lease to go on gives notice at least 90 days before it ends, through a bailiff.',
    },
    notice_commercial: {
      title: 'Notice at the end of the term: shops',
      text: 'For shops, notice is given at least 180 days before the lease ends, through a bailiff.',
    },
    repeals: {
      title: 'Repealed laws',
      text: 'Law 4314, Law 17-88 and Decree 4807 no longer apply. A rule that comes from them is out of date.',
    },
    shares: {
      title: 'Condominium shares',
      text: 'The shares of the units in a condominium change only if all owners agree.',
    },
    majorities: {
      title: 'Majorities in condominiums',
      text: 'Lawyers read this article in different ways. The rules of each condominium say how many votes are needed.',
    },
    signature: {
      title: 'Electronic signatures',
      text: 'A simple electronic signature counts. A certified one is taken to be real unless someone proves it is not.',
    },
    holidays: {
      title: 'Holidays that move',
      text: 'Some holidays move to a Monday. Others stay on their day. Periods in business days depend on it.',
    },
    law_4314: { title: 'Law 4314', text: 'Repealed. Do not cite it in a lease.' },
    law_17_88: { title: 'Law 17-88', text: 'Repealed. Do not cite it in a lease.' },
    decree_4807: { title: 'Decree 4807', text: 'Repealed. Do not cite it in a lease or an eviction.' },
  } satisfies Record<LegalArticleId, ArticleText>,
  sources: {
    copy: 'A copy of the law in a public archive',
    commentary: 'Articles by lawyers',
    announcement: 'Announcements of the Ministry of Labor',
  } satisfies Record<ArticleSource, string>,
};

export type LawLibraryText = typeof lawLibrary;
