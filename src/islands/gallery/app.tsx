import { useStore } from '@nanostores/react';
import {
  Bell,
  Gauge,
  Layers,
  List,
  type LucideIcon,
  Palette,
  RectangleEllipsis,
  SquareMousePointer,
  Star,
  ToggleLeft,
} from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { TextProvider, useText } from '#src/i18n/react.tsx';
import { $connectivity } from '#src/stores/connectivity.ts';
import { $language, chooseLanguage, startLanguage } from '#src/stores/language.ts';
import { $openGroups, openGroup } from '#src/stores/open-groups.ts';
import { $themeChoice, chooseTheme, startTheme } from '#src/stores/theme.ts';
import { $toasts, dismissToast, holdToasts, releaseToasts, showToast } from '#src/stores/toasts.ts';
import { ConnectivityBadge } from '#src/ui/components/connectivity-badge.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { PageHeader, TitleTools } from '#src/ui/components/page-header.tsx';
import { ToastRegion } from '#src/ui/components/toast-region.tsx';
import { AppFrame } from '#src/ui/frame/app-frame.tsx';
import { MenuSheet } from '#src/ui/frame/menu-sheet.tsx';
import { ButtonsSection } from './sections/buttons-section.tsx';
import { ChoicesSection } from './sections/choices-section.tsx';
import { FeedbackSection } from './sections/feedback-section.tsx';
import { FieldsSection } from './sections/fields-section.tsx';
import { FiguresSection } from './sections/figures-section.tsx';
import { FoundationsSection } from './sections/foundations-section.tsx';
import { ListsSection } from './sections/lists-section.tsx';
import { OverlaysSection } from './sections/overlays-section.tsx';

const namespaces = ['common', 'gallery'] as const;

type SectionId =
  | 'foundations'
  | 'buttons'
  | 'fields'
  | 'choices'
  | 'feedback'
  | 'lists'
  | 'figures'
  | 'overlays';

const groups: { id: 'base' | 'forms' | 'content'; items: { id: SectionId; icon: LucideIcon }[] }[] = [
  {
    id: 'base',
    items: [
      { id: 'foundations', icon: Palette },
      { id: 'buttons', icon: SquareMousePointer },
    ],
  },
  {
    id: 'forms',
    items: [
      { id: 'fields', icon: RectangleEllipsis },
      { id: 'choices', icon: ToggleLeft },
    ],
  },
  {
    id: 'content',
    items: [
      { id: 'feedback', icon: Bell },
      { id: 'lists', icon: List },
      { id: 'figures', icon: Gauge },
      { id: 'overlays', icon: Layers },
    ],
  },
];

/** The page that shows every component in every state, for people and for the visual checks. */
export function GalleryApp() {
  const language = useStore($language);
  useEffect(() => startLanguage(), []);
  useEffect(() => startTheme(), []);
  return (
    <TextProvider language={language} namespaces={namespaces}>
      <Gallery />
    </TextProvider>
  );
}

function useHash(): string {
  const [hash, setHash] = useState(() => location.hash || '#foundations');
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return hash;
}

function Anchor(props: ComponentProps<'a'>) {
  return <a {...props} />;
}

function Gallery() {
  const { gallery, common } = { gallery: useText('gallery'), common: useText('common') };
  const hash = useHash();
  const navigation = groups.map((group) => ({
    id: group.id,
    label: gallery.sections.groups[group.id],
    items: group.items.map((item) => ({ ...item, label: gallery.sections[item.id], href: `#${item.id}` })),
  }));
  return (
    <AppFrame
      groups={navigation}
      openGroups={useStore($openGroups)}
      onGroup={openGroup}
      MenuSheet={(props) => <MenuSheet {...props} />}
      bottomIds={['foundations', 'fields', 'lists', 'figures']}
      path={hash}
      homeHref="#foundations"
      Link={Anchor}
      organization={common.product}
      user={{ name: gallery.person, detail: common.enums.userType.owner }}
      userItems={[
        {
          id: 'sign-out',
          label: common.actions.signOut,
          onSelect: () => showToast('info', gallery.feedback.info),
        },
      ]}
      language={useStore($language)}
      onLanguage={chooseLanguage}
      theme={useStore($themeChoice)}
      onTheme={chooseTheme}
    >
      <TitleTools value={<IconButton icon={Star} label={common.shell.favorites} size="sm" />}>
        <PageHeader title={gallery.title} description={gallery.description} />
      </TitleTools>
      <div className="grid gap-12">
        <FoundationsSection />
        <ButtonsSection />
        <FieldsSection />
        <ChoicesSection />
        <FeedbackSection />
        <ListsSection />
        <FiguresSection />
        <OverlaysSection />
      </div>
      <ConnectivityBadge state={useStore($connectivity)} />
      <ToastRegion
        toasts={useStore($toasts)}
        onDismiss={dismissToast}
        onHold={holdToasts}
        onRelease={releaseToasts}
        label={common.frame.notifications}
        closeLabel={common.actions.close}
      />
    </AppFrame>
  );
}
