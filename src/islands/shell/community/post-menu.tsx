import { CheckCheck, Ellipsis, Eye, EyeOff, Flag, Pin, PinOff, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  moderatePost,
  pinPost,
  reportPost,
  settlePost,
  withdrawPost,
} from '#src/data/community/post-mutations.ts';
import { type CommunityPost, postQueries } from '#src/data/community/posts.ts';
import { useText } from '#src/i18n/react.tsx';
import { IconButton } from '#src/ui/components/icon-button.tsx';
import { Menu, type MenuItem } from '#src/ui/components/menu.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { ReasonDialog } from '../form/reason-dialog.tsx';
import { useSession } from '../session.ts';
import { type Action, useAction } from '../use-action.ts';
import type { CommunityScene } from './scene.ts';

type Asked = 'hide' | 'report' | 'withdraw';
const LONGEST_REASON = 500;

/** Everything that can be done with a post, each once. */
function usePostActions(post: CommunityPost, onDone: () => void) {
  const { post: text, dialogs } = useText('community');
  const invalidates = [postQueries.all];
  const toast = text.done;
  const hide = useAction({
    mutationFn: (reason: string) => moderatePost({ postId: post.id, isHidden: true, reason }),
    ...{ invalidates, toast, onDone },
  });
  const keep = useAction({
    mutationFn: () => moderatePost({ postId: post.id, isHidden: false, reason: '' }),
    ...{ invalidates, toast },
  });
  const report = useAction({
    mutationFn: (reason: string, id) => reportPost({ postId: post.id, reason }, id),
    invalidates,
    toast: dialogs.reported,
    onDone,
  });
  const withdraw = useAction({
    mutationFn: () => withdrawPost({ postId: post.id }),
    ...{ invalidates, toast, onDone },
  });
  const pin = useAction({
    mutationFn: (isPinned: boolean) => pinPost({ postId: post.id, isPinned }),
    ...{ invalidates, toast },
  });
  const settle = useAction({
    mutationFn: (isSettled: boolean) => settlePost({ postId: post.id, isSettled }),
    ...{ invalidates, toast },
  });
  return { hide, keep, report, withdraw, pin, settle };
}

type PostActions = ReturnType<typeof usePostActions>;

function useItems(
  post: CommunityPost,
  scene: CommunityScene,
  actions: PostActions,
  ask: (what: Asked) => void,
) {
  const { post: text } = useText('community');
  const { userId } = useSession();
  const isOwn = post.authorId === userId;
  const isOffice = scene.side === 'office';
  const [isPinned, isSettled] = [post.pinnedAt !== null, post.settledAt !== null];
  const items: (MenuItem | false)[] = [
    isOffice &&
      post.kind === 'board' &&
      post.hiddenAt === null && {
        id: 'pin',
        label: isPinned ? text.unpin : text.pin,
        icon: isPinned ? PinOff : Pin,
        onSelect: () => void actions.pin.run(!isPinned),
      },
    (isOwn || isOffice) &&
      (post.kind === 'lost' || post.kind === 'found') && {
        id: 'settle',
        label: isSettled ? text.unsettle : text.settle,
        icon: isSettled ? Undo2 : CheckCheck,
        onSelect: () => void actions.settle.run(!isSettled),
      },
    isOffice &&
      (post.hiddenAt === null
        ? { id: 'hide', label: text.hide, icon: EyeOff, onSelect: () => ask('hide') }
        : {
            id: 'restore',
            label: text.restore,
            icon: Eye,
            onSelect: () => void actions.keep.run(undefined),
          }),
    !isOwn &&
      !isOffice &&
      post.openReportCount === 0 && {
        id: 'report',
        label: text.report,
        icon: Flag,
        onSelect: () => ask('report'),
      },
    isOwn && {
      id: 'withdraw',
      label: text.withdraw,
      icon: Trash2,
      tone: 'danger' as const,
      onSelect: () => ask('withdraw'),
    },
  ];
  return items.filter((item) => item !== false);
}

/** What the reader may do with a post or a comment, behind one button. */
export function PostMenu({ post, scene }: { post: CommunityPost; scene: CommunityScene }) {
  const { post: text } = useText('community');
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = usePostActions(post, () => setAsked(null));
  const items = useItems(post, scene, actions, setAsked);
  const failed = [actions.keep, actions.pin, actions.settle].find(({ error }) => error);
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={text.actions}
        items={items}
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={text.actions} />}
      />
      {failed ? (
        <p role="alert" className="w-full text-14 text-bad">
          {failed.error}
        </p>
      ) : null}
      {asked ? <AskedDialog asked={asked} actions={actions} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

interface AskedDialogProps {
  asked: Asked;
  actions: PostActions;
  onClose: () => void;
}

function AskedDialog({ asked, actions, onClose }: AskedDialogProps) {
  const { dialogs, post: text } = useText('community');
  const close = (action: Action<never, void>) => () => {
    action.reset();
    onClose();
  };
  if (asked === 'withdraw') {
    return (
      <ActionDialog
        title={dialogs.withdrawTitle}
        submitLabel={text.withdraw}
        action={actions.withdraw}
        onClose={close(actions.withdraw)}
        onConfirm={() => void actions.withdraw.run(undefined)}
        variant="danger"
      >
        <p className="text-secondary">{dialogs.withdrawText}</p>
      </ActionDialog>
    );
  }
  const isHiding = asked === 'hide';
  const action = isHiding ? actions.hide : actions.report;
  return (
    <ReasonDialog
      title={isHiding ? dialogs.hideTitle : dialogs.reportTitle}
      label={isHiding ? dialogs.hideReason : dialogs.reportReason}
      missingText={dialogs.reasonMissing}
      maxLength={LONGEST_REASON}
      submitLabel={isHiding ? text.hide : text.report}
      shortest={3}
      isDanger={isHiding}
      action={action}
      onClose={close(action)}
      onConfirm={(reason) => void action.run(reason)}
    >
      <p>{isHiding ? dialogs.hideText : dialogs.reportText}</p>
    </ReasonDialog>
  );
}
