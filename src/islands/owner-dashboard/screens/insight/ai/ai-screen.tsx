import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ToolReader } from '#src/data/insight/tools/reader.ts';
import { useLanguage, useText } from '#src/i18n/react.tsx';
import { ConversationList } from '#src/islands/shell/assistant/conversation-list.tsx';
import { toolSources } from '#src/islands/shell/assistant/tool-sources.ts';
import { useAssistant } from '#src/islands/shell/assistant/use-assistant.ts';
import { useOrganization, useToday } from '#src/islands/shell/session.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { Conversation } from './conversation.tsx';
import { useModel } from './use-model.ts';

/** Questions about the organization, answered from what the reader may read. */
export function Screen() {
  const organization = useOrganization();
  // Another organization is another conversation.
  return <Assistant key={organization.id} />;
}

function Assistant() {
  const text = useText('ownerAssistant');
  const { titles } = useText('owner');
  const { id, can, timeZone } = useOrganization();
  const language = useLanguage();
  const today = useToday();
  const queryClient = useQueryClient();
  const reader = useMemo(
    (): ToolReader => ({
      area: 'owner',
      organizationId: id,
      today,
      language,
      can,
      sources: toolSources(queryClient, language),
    }),
    [id, today, language, can, queryClient],
  );
  const model = useModel(id);
  const assistant = useAssistant(reader, model.answerer);
  return (
    <>
      <PageHeader title={titles.assistant} description={text.description} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <Conversation assistant={assistant} model={model} timeZone={timeZone} />
        <ConversationList organizationId={id} openId={assistant.id} onOpen={assistant.openConversation} />
      </div>
      <p className="mt-5 max-w-prose text-14 text-secondary">
        {text.howItWorks} {text.isPrivate}
      </p>
    </>
  );
}
