"""Opens documents in LibreOffice, accepts or rejects all tracked changes, and saves each as plain text.

    python3 settle_changes.py PROFILE < JOBS     each line of JOBS: {"in": FILE, "out": FILE, "mode": "accept" | "reject"}

Prints one JSON line a job: how many changes were there before and after. Needs LibreOffice and Python's UNO bridge (Debian: python3-uno).
"""
import json, os, signal, subprocess, sys, time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.uno import RuntimeException


def value(name, content):
    made = PropertyValue()
    made.Name, made.Value = name, content
    return made


def connect(profile):
    pipe = f'emend{os.getpid()}'
    office = subprocess.Popen(
        ['soffice', f'-env:UserInstallation=file://{profile}', '--headless', '--norestore', '--nologo', '--nodefault',
         '--nofirststartwizard', f'--accept=pipe,name={pipe};urp;'],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext('com.sun.star.bridge.UnoUrlResolver', local)
    for _ in range(300):
        try:
            return office, resolver.resolve(f'uno:pipe,name={pipe};urp;StarOffice.ComponentContext')
        except Exception:
            time.sleep(0.2)
    raise SystemExit('LibreOffice does not answer')


def count(document):
    changes, found = document.getRedlines().createEnumeration(), 0
    while changes.hasMoreElements():
        changes.nextElement()
        found += 1
    return found


def settle(desktop, dispatcher, job):
    document = desktop.loadComponentFromURL('file://' + job['in'], '_blank', 0,
                                            (value('Hidden', True), value('MacroExecutionMode', 0), value('UpdateDocMode', 0)))
    if document is None:
        raise RuntimeError('the file was not opened')
    try:
        before = count(document)
        command = '.uno:AcceptAllTrackedChanges' if job['mode'] == 'accept' else '.uno:RejectAllTrackedChanges'
        dispatcher.executeDispatch(document.CurrentController.Frame, command, '', 0, ())
        document.storeToURL('file://' + job['out'], (value('FilterName', 'Text (encoded)'), value('Overwrite', True),
                                                     value('FilterOptions', 'UTF8,LF,,,')))
        return {'before': before, 'after': count(document)}
    finally:
        document.close(False)


office, context = connect(sys.argv[1])
try:
    make = context.ServiceManager.createInstanceWithContext
    desktop, dispatcher = make('com.sun.star.frame.Desktop', context), make('com.sun.star.frame.DispatchHelper', context)
    for line in sys.stdin:
        job = json.loads(line)
        try:
            try:
                settled = settle(desktop, dispatcher, job)
            except RuntimeException:
                # the bridge loses an object now and then ("illegal object given" of its reflection) while LibreOffice lays out; a second opening has it
                settled = settle(desktop, dispatcher, job)
            print(json.dumps(settled), flush=True)
        except Exception as error:
            print(json.dumps({'error': str(error)[:200]}), flush=True)
finally:
    os.killpg(office.pid, signal.SIGKILL)
