-- Papers count customers who pay; a series of those is told apart from one of all who use the product.
alter table traction_points drop constraint traction_points_metric_check;
alter table traction_points add constraint traction_points_metric_check
  check (metric in ('users', 'paying_customers', 'monthly_revenue', 'growth'));
