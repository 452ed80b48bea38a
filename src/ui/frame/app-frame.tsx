import type { ComponentType, ReactNode } from 'react';
import type { Language } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/react.tsx';
import { classNames } from '../class-names.ts';
import { Avatar } from '../components/avatar.tsx';
import { Logo } from '../components/logo.tsx';
import { Menu, type MenuItem } from '../components/menu.tsx';
import { BottomNavigation } from './bottom-navigation.tsx';
import type { MenuSheetProps } from './menu-sheet.tsx';
import {
  activeItemId,
  type FrameLink,
  type NavAction,
  type NavFavorites,
  type NavGroup,
  type OpenGroups,
} from './navigation.ts';
import { LanguageMenu, ThemeMenu, type ThemeName } from './preference-menus.tsx';
import { NavList } from './side-navigation.tsx';

export type AppFrameProps = {
  groups: readonly NavGroup[];
  openGroups: OpenGroups;
  onGroup: (id: string, isOpen: boolean) => void;
  /** What the reader marked; after the first group. */
  favorites?: NavFavorites | undefined;
  /** Closes the navigation. */
  action?: NavAction;
  /** The whole menu on a phone. */
  MenuSheet: ComponentType<MenuSheetProps>;
  /** Ids of the four screens that phones keep at hand when not all fit. */
  bottomIds?: readonly string[];
  /** Path of the screen on show; marks its link. */
  path: string;
  homeHref: string;
  Link: FrameLink;
  /** Beside the language and the theme. */
  tools?: ReactNode;
  /** Name of what is managed, or a control to switch it. */
  organization?: ReactNode;
  /** Between the top bar and the screen: demo data, an unconfirmed address. */
  banner?: ReactNode;
  user: { name: string; detail: string };
  userItems: readonly MenuItem[];
  language: Language;
  onLanguage: (language: Language) => void;
  theme: ThemeName;
  onTheme: (theme: ThemeName) => void;
  /** 'wide' for dashboards (up to 1440 px), 'column' for the tenant's single column. */
  width?: 'wide' | 'column';
  children: ReactNode;
};

/** The frame around every screen of a dashboard: navigation, top bar, content. */
export function AppFrame(props: AppFrameProps) {
  const { groups, openGroups, onGroup, favorites, action, path, homeHref, Link, banner } = props;
  const { width = 'wide', children } = props;
  const { frame, product } = useText('common');
  const activeId = activeItemId(groups, path);
  const menu = { groups, openGroups, onGroup, favorites, action, path, activeId, Link };

  return (
    <div data-frame="" className="min-h-dvh bg-page text-15 md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {frame.skipToContent}
      </a>
      <aside
        data-print="hidden"
        className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line bg-surface md:flex"
      >
        <div className="px-5 pt-5 pb-6">
          <Link
            href={homeHref}
            className="inline-flex items-center gap-2.5 rounded-control text-20 font-semibold tracking-tight"
          >
            <Logo />
            {product}
          </Link>
        </div>
        <nav aria-label={frame.mainNavigation} className="px-2 pb-6">
          <NavList {...menu} />
        </nav>
      </aside>
      <div
        data-bar-room=""
        className="flex min-h-dvh min-w-0 flex-col max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]"
      >
        <TopBar {...props} />
        <div data-print="hidden">{banner}</div>
        <main
          id="content"
          tabIndex={-1}
          className={classNames(
            'mx-auto w-full flex-1 px-4 pt-3 pb-6 outline-none md:pt-6 sm:px-6 lg:px-8 lg:py-8',
            width === 'wide' ? 'max-w-content' : 'max-w-2xl',
          )}
        >
          {children}
        </main>
      </div>
      <BottomNavigation {...menu} preferred={props.bottomIds ?? []} Sheet={props.MenuSheet} />
    </div>
  );
}

function TopBar(props: AppFrameProps) {
  const { homeHref, Link, organization, tools, user, userItems, language, onLanguage, theme, onTheme } =
    props;
  const { frame, product } = useText('common');
  return (
    <header
      data-print="hidden"
      data-bar="top"
      className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-1 border-b border-line bg-surface pr-3 pl-4 sm:pl-6 lg:pl-8"
    >
      <Link href={homeHref} className="-ml-1.5 grid size-11 place-items-center rounded-control md:hidden">
        <Logo />
        <span className="sr-only">{product}</span>
      </Link>
      <div className="min-w-0 flex-1 truncate text-15 font-medium">{organization}</div>
      {tools}
      <div className="flex gap-1 max-sm:hidden">
        <LanguageMenu language={language} onChange={onLanguage} />
        <ThemeMenu theme={theme} onChange={onTheme} />
      </div>
      <Menu
        label={frame.account}
        items={userItems}
        header={
          <div className="mb-1 border-b border-line px-3 py-2">
            <p className="font-medium">{user.name}</p>
            <p className="text-14 text-hint wrap-anywhere">{user.detail}</p>
          </div>
        }
        trigger={(trigger) => (
          <button {...trigger} type="button" className="ml-1 rounded-full p-1 pointer-coarse:p-1.5">
            <Avatar name={user.name} size="sm" />
            <span className="sr-only">{frame.account}</span>
          </button>
        )}
      />
    </header>
  );
}
