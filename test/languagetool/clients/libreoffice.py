"""Checks paragraphs with LibreOffice's own remote grammar checker: SOFFICE FOLDER ADDRESS PARAGRAPH...

FOLDER becomes the user profile. Prints, by paragraph, [[start, length, [replacement, ...], [comment, ...]], ...].
"""
import json
import os
import signal
import subprocess
import sys
import time

import uno
from com.sun.star.lang import Locale

soffice, folder, address, *paragraphs = sys.argv[1:]
SETTINGS = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Linguistic/GrammarChecking/LanguageTool">
<prop oor:name="BaseURL" oor:op="fuse"><value>%s</value></prop>
<prop oor:name="IsEnabled" oor:op="fuse"><value>true</value></prop>
</item></oor:items>"""
os.makedirs(f"{folder}/user", exist_ok=True)
with open(f"{folder}/user/registrymodifications.xcu", "w", encoding="utf-8") as file:
    file.write(SETTINGS % address)

pipe = f"emend{os.getpid()}"
office = subprocess.Popen(
    [
        soffice,
        f"-env:UserInstallation=file://{folder}",
        "--headless",
        "--invisible",
        "--norestore",
        "--nologo",
        f"--accept=pipe,name={pipe};urp;",
    ],
    stdout=subprocess.DEVNULL,
    stderr=subprocess.DEVNULL,
    start_new_session=True,
)
try:
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    deadline = time.monotonic() + 90
    while True:
        try:
            context = resolver.resolve(f"uno:pipe,name={pipe};urp;StarOffice.ComponentContext")
            break
        except Exception:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
    checker = context.ServiceManager.createInstanceWithContext(
        "org.openoffice.lingu.LanguageToolGrammarChecker", context
    )
    found = []
    for text in paragraphs:
        # LibreOffice counts UTF-16.
        length = len(text.encode("utf-16-le")) // 2
        result = checker.doProofreading("1", text, Locale("en", "US", ""), 0, length, ())
        found.append(
            [
                [
                    error.nErrorStart,
                    error.nErrorLength,
                    list(error.aSuggestions),
                    [error.aShortComment, error.aFullComment],
                ]
                for error in result.aErrors
            ]
        )
    print(json.dumps(found))
finally:
    os.killpg(office.pid, signal.SIGKILL)
# The office is gone, and with it the other end of the bridge: what Python would close there on its way out ends it by a signal at times.
sys.stdout.flush()
os._exit(0)
