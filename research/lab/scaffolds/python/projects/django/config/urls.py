from django.urls import path

from shop.views import names

urlpatterns = [path("names/", names, name="names")]
