-- Numbers of the orders that a card processor is asked for.
create sequence private.card_order_numbers;
