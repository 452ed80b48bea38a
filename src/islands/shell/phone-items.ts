import { Languages, Moon } from 'lucide-react';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { Language } from '#src/i18n/language.ts';
import { chooseLanguage } from '#src/stores/language.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';

/** What the top bar has beside the account where it is wide enough. */
export function forPhones(
  { frame, languages }: CommonText,
  language: Language,
  go: (path: string) => void,
): MenuItem[] {
  const other = language === 'en' ? 'es' : 'en';
  return [
    {
      id: 'language',
      label: languages[other],
      icon: Languages,
      isForPhones: true,
      onSelect: () => chooseLanguage(other),
    },
    {
      id: 'theme',
      label: frame.theme,
      icon: Moon,
      isForPhones: true,
      onSelect: () => go('/settings#theme'),
    },
  ];
}
