import { MessageSquareText } from 'lucide-react';
import { type MessageState, visitorQueries } from '#src/data/public-forms/visitor-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { useListPages } from '#src/islands/shell/list/use-list-pages.ts';
import { PageHeader } from '#src/ui/components/page-header.tsx';
import { useVisitorQuery, VisitorList, visitorSpec } from '../parts/visitor-list.tsx';
import { MessageItem } from './message-item.tsx';

const states: readonly MessageState[] = ['open', 'answered'];
const spec = visitorSpec(states);

/** What visitors wrote through the contact form, and whether somebody has answered. */
export function Screen() {
  return (
    <AfterSecondFactor>
      <Messages />
    </AfterSecondFactor>
  );
}

function Messages() {
  const { messages: text } = useText('admin');
  const { list, query } = useVisitorQuery(spec, states);
  const pages = useListPages(visitorQueries.messages(query));
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      <VisitorList {...{ states, list, query, pages, text }} icon={MessageSquareText}>
        {(rows) => (
          <ul>
            {rows.map((message) => (
              <MessageItem key={message.id} message={message} />
            ))}
          </ul>
        )}
      </VisitorList>
    </>
  );
}
