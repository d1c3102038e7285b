#!/bin/sh
# Creates the product's user and database, once, when the database server is created.
set -eu
psql --username postgres --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" <<'SQL'
create role regelwerk login createrole password :'password';
create database regelwerk owner regelwerk;
SQL
