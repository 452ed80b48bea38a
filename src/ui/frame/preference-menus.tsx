import { Check, Languages, Monitor, Moon, Sun } from 'lucide-react';
import type { Language } from '#src/i18n/language.ts';
import { languages } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { Menu } from '../components/menu.tsx';

export type ThemeName = 'light' | 'dark' | 'system';

const themes: { id: ThemeName; icon: typeof Sun }[] = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'system', icon: Monitor },
];

const checked = (isChecked: boolean) =>
  isChecked ? <Check size={16} aria-hidden="true" className="text-action" /> : null;

type LanguageMenuProps = { language: Language; onChange: (language: Language) => void };

/** Switches the language of the interface. */
export function LanguageMenu({ language, onChange }: LanguageMenuProps) {
  const text = useText('common');
  return (
    <Menu
      label={text.frame.language}
      trigger={(trigger) => <IconButton {...trigger} icon={Languages} label={text.frame.language} />}
      items={languages.map((code) => ({
        id: code,
        label: text.languages[code],
        isChecked: code === language,
        end: checked(code === language),
        onSelect: () => onChange(code),
      }))}
    />
  );
}

type ThemeMenuProps = { theme: ThemeName; onChange: (theme: ThemeName) => void };

/** Switches between light, dark and the system's own. */
export function ThemeMenu({ theme, onChange }: ThemeMenuProps) {
  const text = useText('common');
  const current = themes.find(({ id }) => id === theme)?.icon ?? Monitor;
  return (
    <Menu
      label={text.frame.theme}
      trigger={(trigger) => <IconButton {...trigger} icon={current} label={text.frame.theme} />}
      items={themes.map(({ id, icon }) => ({
        id,
        icon,
        label: text.themes[id],
        isChecked: id === theme,
        end: checked(id === theme),
        onSelect: () => onChange(id),
      }))}
    />
  );
}
