import { MessageSquareText } from 'lucide-react';
import { type MessageState, visitorQueries } from '#src/data/public-forms/visitor-queries.ts';
import { useText } from '#src/i18n/react.tsx';
import { AfterSecondFactor } from '#src/islands/admin/after-second-factor.tsx';
import { ListScreen } from '#src/islands/shell/list/list-screen.tsx';
import { useList } from '#src/islands/shell/list/use-list.ts';
import { visitorFilters, visitorQuery, visitorSpec, visitorText } from '../parts/visitor-list.ts';
import { MessageItem } from './message-item.tsx';

const asks = visitorSpec(['open', 'answered'] satisfies MessageState[]);

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
  const list = useList({
    asks,
    query: (asked) => visitorQueries.messages(visitorQuery<MessageState>(asked)),
  });
  return (
    <ListScreen
      list={list}
      title={text.title}
      description={text.description}
      text={visitorText(text)}
      icon={MessageSquareText}
      filters={visitorFilters(text)}
    >
      {(rows) => (
        <ul>
          {rows.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      )}
    </ListScreen>
  );
}
