import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { chooseLanguage } from '#src/stores/language.ts';
import { $themeChoice, builtThemeChoice, chooseTheme } from '#src/stores/theme.ts';
import { Logo } from '#src/ui/components/logo.tsx';
import { LanguageMenu, ThemeMenu } from '#src/ui/frame/preference-menus.tsx';

export interface PlainFrameProps {
  /** 'card' for one small matter in the middle, 'page' for a whole screen. */
  width?: 'card' | 'page';
  /** What stands at the end of the top bar. */
  end?: ReactNode;
  children: ReactNode;
}

/** The frame of pages without navigation: signing in, an invitation, the first steps. */
export function PlainFrame({ width = 'page', end, children }: PlainFrameProps) {
  const { product } = useText('common');
  return (
    <div className="flex min-h-dvh flex-col bg-page text-15">
      <header className="flex h-14 items-center gap-1 px-4 sm:px-6">
        <a
          href="/"
          className="flex items-center gap-2.5 rounded-control text-20 font-semibold tracking-tight"
        >
          <Logo />
          {product}
        </a>
        <span className="flex-1" />
        <LanguageMenu language={useLanguage()} onChange={chooseLanguage} />
        <ThemeMenu theme={useStore($themeChoice, { ssr: builtThemeChoice })} onChange={chooseTheme} />
        {end}
      </header>
      <main
        id="content"
        className={
          width === 'card'
            ? 'mx-auto grid w-full max-w-md flex-1 content-start px-4 py-6 sm:content-center sm:pb-24'
            : 'mx-auto w-full max-w-3xl flex-1 px-4 py-6 sm:px-6 sm:py-10'
        }
      >
        {children}
      </main>
    </div>
  );
}
