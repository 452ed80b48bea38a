import { formatDate, formatPercent } from './format.ts';
import type { Language } from './language.ts';

interface NoticeWords {
  readonly title: string;
  readonly body: (p: { percent: string; day: string }) => string;
}

const words: Readonly<Record<Language, NoticeWords>> = {
  es: {
    title: 'Aumento del alquiler',
    body: ({ percent, day }) =>
      `Como acordamos por escrito, su alquiler sube ${percent} desde el ${day}. El monto nuevo está en su contrato. Si usted no lo acordó, responda antes de ese día.`,
  },
  en: {
    title: 'Rent increase',
    body: ({ percent, day }) =>
      `As we agreed in writing, your rent goes up by ${percent} from ${day}. Your lease shows the new amount. If you did not agree, reply before that day.`,
  },
};

/**
 * What tenants are given notice of after an increase, in both languages.
 * @param share the increase as a share of the rent: 0.08 is 8 %
 */
export function increaseNotice(share: number, startsOn: string) {
  const body = (language: Language) =>
    words[language].body({
      percent: formatPercent(share, language, 2),
      day: formatDate(startsOn, language),
    });
  return { titleEs: words.es.title, bodyEs: body('es'), titleEn: words.en.title, bodyEn: body('en') };
}
