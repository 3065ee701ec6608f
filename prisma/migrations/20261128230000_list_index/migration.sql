-- Lists read what they filter and order by from this index alone (docs/decisions/28), so the indexes of single filters go.
CREATE INDEX tour_list_idx ON tour (tour_type, "order", id DESC, tags, rate, published, publish_from, publish_until);

DROP INDEX
  tour_order_id_idx,
  tour_tour_type_tags_order_id_idx,
  tour_tour_type_order_id_rate_idx,
  tour_tour_type_rate_idx;
