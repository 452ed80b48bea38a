import { useStore } from '@nanostores/react';
import { LifeBuoy, LogOut, type LucideIcon, Settings, UserRound } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { CommonText } from '#src/i18n/dictionaries/foundation/common.en.ts';
import type { Language } from '#src/i18n/language.ts';
import type { Texts } from '#src/i18n/load.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { signOut } from '#src/stores/auth.ts';
import { $connectivity } from '#src/stores/connectivity.ts';
import { chooseLanguage } from '#src/stores/language.ts';
import { $openGroups, openGroup } from '#src/stores/open-groups.ts';
import { $themeChoice, chooseTheme } from '#src/stores/theme.ts';
import type { MenuItem } from '#src/ui/components/menu.tsx';
import { Notice } from '#src/ui/components/notice.tsx';
import { TitleTools } from '#src/ui/components/page-header.tsx';
import { AppFrame } from '#src/ui/frame/app-frame.tsx';
import type { NavFavorites, NavGroup } from '#src/ui/frame/navigation.ts';
import { AppLink } from './app-link.tsx';
import { useAskedPath } from './area-router.tsx';
import type { DashboardProps, NavigationBadges } from './dashboard.tsx';
import { lazyPart } from './lazy-part.tsx';
import { LiveNotices } from './live-notices.tsx';
import { OrganizationSwitcher } from './organization-switcher.tsx';
import { forPhones } from './phone-items.ts';
import { RouteView } from './route-view.tsx';
import type { AreaName, NavigationGroup } from './routes.ts';
import { type OrganizationMembership, useOrganizations, useSession } from './session.ts';
import { TopBarTools } from './top-bar-tools.tsx';
import { useGo } from './use-go.ts';
import type { QuickKeys } from './use-quick-keys.ts';

const OfflinePart = lazyPart(() => import('./outbox/offline-part.tsx').then((file) => file.OfflinePart), {
  isOptional: true,
  isLate: true,
});
const Leaving = lazyPart(
  () =>
    import('./outbox/leaving.tsx').then(
      (file) => file.Leaving,
      () => {
        // Nothing may keep somebody from leaving.
        void signOut().catch(() => undefined);
        return () => null;
      },
    ),
  { isOptional: true },
);

const LogWatch = lazyPart(() => import('./trust/log-watch.tsx').then((file) => file.LogWatch), {
  isOptional: true,
  isLate: true,
});

const OtherAreas = lazyPart(() => import('./other-areas.tsx').then((file) => file.OtherAreas), {
  isOptional: true,
  isLate: true,
});

const MenuSheet = lazyPart(() => import('#src/ui/frame/menu-sheet.tsx').then((file) => file.MenuSheet), {
  isOptional: true,
});

const KeptPart = lazyPart(() => import('./favorites/kept-part.tsx').then((file) => file.KeptPart), {
  isOptional: true,
  isLate: true,
});

const FetchAhead = lazyPart(() => import('./fetch-ahead.tsx').then((file) => file.FetchAhead), {
  isOptional: true,
  isLate: true,
});

const FavoriteStar = lazyPart(
  () => import('./favorites/favorite-star.tsx').then((file) => file.FavoriteStar),
  { isOptional: true, isLate: true },
);

/** What the frame says of other things draws no screen anew. */
const Screens = memo(RouteView) as typeof RouteView;

const noBadges: NavigationBadges = {};
const useNoBadges = () => noBadges;
const noKeys: QuickKeys = {};

type FrameLinkProps = Omit<React.ComponentProps<typeof AppLink>, 'to'> & {
  href: string;
};
const FrameLink = ({ href, ...anchor }: FrameLinkProps) => <AppLink to={href} {...anchor} />;

/** The navigation and the top bar around the screen that the path names. */
export function AreaFrame<Area extends AreaName>(props: DashboardProps<Area>) {
  const { area, home, loadRoutes, navigation, bottomIds, width, useBadges = useNoBadges } = props;
  const { quickKeys = noKeys, loadCommands } = props;
  const text = useText(area);
  const common = useText('common');
  const [path] = useLocation();
  const { userId, email, fullName } = useSession();
  const [isLeaving, setLeaving] = useState(false);
  const [otherAreas, setOtherAreas] = useState<readonly MenuItem[]>([]);
  const { active } = useOrganizations();
  const go = useGo();
  const screenItem = (id: 'profile' | 'settings', icon: LucideIcon) => {
    return { id, icon, label: common.shell.account[id], onSelect: () => go(`/${id}`) };
  };
  const leave = { label: common.actions.signOut, icon: LogOut, onSelect: () => setLeaving(true) };
  const language = useLanguage();
  const groups = toGroups(navigation, { text, common }, active, useBadges());
  const [favorites, setFavorites] = useState<NavFavorites>();
  const star = useMemo(() => (path === '/' ? null : <FavoriteStar path={path} />), [path]);

  return (
    <AppFrame
      groups={groups}
      openGroups={useStore($openGroups)}
      onGroup={openGroup}
      favorites={favorites}
      action={leave}
      tools={<TopBarTools area={area} groups={groups} quickKeys={quickKeys} loadCommands={loadCommands} />}
      MenuSheet={MenuSheet}
      bottomIds={bottomIds}
      path={useAskedPath()}
      homeHref="/"
      Link={FrameLink}
      organization={<OrganizationSwitcher />}
      user={{ name: fullName || email, detail: email }}
      userItems={[
        screenItem('profile', UserRound),
        screenItem('settings', Settings),
        ...forPhones(common, language, go),
        { id: 'help', label: common.shell.account.help, icon: LifeBuoy, onSelect: () => toContact(language) },
        ...otherAreas,
        { id: 'sign-out', ...leave },
      ]}
      language={language}
      onLanguage={chooseLanguage}
      theme={useStore($themeChoice)}
      onTheme={chooseTheme}
      width={width}
      banner={
        <>
          <Banners />
          <OfflinePart />
          <LogWatch />
        </>
      }
    >
      {/* Another organisation's screen is another screen: nothing typed or chosen goes over. */}
      <TitleTools value={star}>
        <Screens key={active?.id} area={area} home={home} loadRoutes={loadRoutes} path={path} />
      </TitleTools>
      <LiveNotices />
      <OtherAreas area={area} onItems={setOtherAreas} />
      <FetchAhead home={home} loadRoutes={loadRoutes} />
      <KeptPart path={path} onFavorites={setFavorites} />
      {isLeaving ? <Leaving userId={userId} onStay={() => setLeaving(false)} /> : null}
    </AppFrame>
  );
}

/** The public page by which help is asked for: the same way from every area. */
const toContact = (language: Language) =>
  window.location.assign(language === 'en' ? '/en/contact/' : '/contact/');

/** Says once, above whatever the screen shows, that it may be old or that nothing of it can be changed. */
function Banners() {
  const { data, organization } = useText('common').shell;
  const { active } = useOrganizations();
  const isOffline = useStore($connectivity) === 'offline';
  if (!isOffline && !active?.isClosed) return null;
  return (
    <div role="status" className="grid gap-2 px-4 pt-4 sm:px-6 lg:px-8">
      {isOffline ? <Notice tone="warn">{data.offlineNote}</Notice> : null}
      {active?.isClosed ? <Notice>{organization.closedNote}</Notice> : null}
    </div>
  );
}

function toGroups<Area extends AreaName>(
  navigation: readonly NavigationGroup<Area>[],
  texts: { text: Texts[Area]; common: CommonText },
  organization: OrganizationMembership | null,
  badges: NavigationBadges,
): NavGroup[] {
  return navigation.map((group) => ({
    id: group.id,
    label: group.label?.(texts.text, texts.common),
    isClosed: group.isClosed,
    items: group.items
      .filter(({ id, permission }) => badges[id] !== null && (!permission || organization?.can(permission)))
      .map((item) => ({
        id: item.id,
        label: item.label(texts.text, texts.common),
        href: item.path,
        icon: item.icon,
        covers: item.covers,
        badge: badges[item.id] ?? undefined,
      })),
  }));
}
