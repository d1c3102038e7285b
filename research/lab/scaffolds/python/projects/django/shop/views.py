from django.http import JsonResponse

from shop.models import Item


def names(request):
    return JsonResponse({"names": list(Item.objects.values_list("name", flat=True))})
