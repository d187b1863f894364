"""Runs yalafi.shell, which asks port 8081 alone, against another address: ADDRESS ARGUMENTS..."""
import runpy
import sys
import urllib.request

address = sys.argv[1]
request = urllib.request.Request


def redirected(url, *arguments, **named):
    return request(url.replace("http://localhost:8081", address), *arguments, **named)


urllib.request.Request = redirected
sys.argv[1:2] = []
runpy.run_module("yalafi.shell", run_name="__main__")
