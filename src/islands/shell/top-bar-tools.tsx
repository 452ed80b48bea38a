import type { ComponentProps } from 'react';
import { NotificationBell } from './notifications/bell.tsx';
import { PaletteButton } from './palette-button.tsx';

/** What every screen has at hand in the top bar: the way to everything by name, and to what happened. */
export const TopBarTools = (props: ComponentProps<typeof PaletteButton>) => (
  <>
    <PaletteButton {...props} />
    <NotificationBell area={props.area} />
  </>
);
