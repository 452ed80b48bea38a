import { Dialog, type DialogProps } from './dialog.tsx';

export type SidePanelProps = Omit<DialogProps, 'placement' | 'size' | 'role'>;

/** A panel at the right edge to look at a row, or to fill in a form, without losing the place behind it. */
export function SidePanel(props: SidePanelProps) {
  return <Dialog {...props} placement="side" />;
}
